package games.kontor.lab;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The middle of several measurements, the least and the most. */
record Spread(double median, double least, double most) {

  /** Of one at least; of an even number the median is the mean of the two in the middle. */
  static <T> Spread of(List<T> measured, ToDoubleFunction<T> figure) {
    double[] sorted = measured.stream().mapToDouble(figure).sorted().toArray();
    int half = sorted.length / 2;
    double median = sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    return new Spread(median, sorted[0], sorted[sorted.length - 1]);
  }
}
