package games.kontor.lab;

import games.kontor.lab.WrittenStep.Viewer;
import java.util.Optional;

/**
 * Something that a viewer must not be shown from one step on to the end; he may have seen it
 * before.
 *
 * @param step the number of the step that says so
 * @param frames how many frames he was sent before it
 */
record HiddenFromHere(int step, Viewer viewer, String pointer, int frames) {

  /** Where it stands nevertheless, in what he has now or was sent since. */
  Optional<String> shown(ScenarioTable<?, ?, ?> table) {
    var onlooker = table.onlooker(viewer.seat());
    return onlooker
        .shownSince(frames, pointer)
        .or(() -> onlooker.shownSince(frames, Plurals.singularPointer(pointer)))
        .map(
            found ->
                "%s is to be hidden from %s from step %d on, but there is %s"
                    .formatted(pointer, viewer, step, found));
  }

  /** Says so if nobody ever had anything there, in the whole scenario. */
  Optional<String> unknown(ScenarioTable<?, ?, ?> table) {
    return table.everKnew(pointer) || table.everKnew(Plurals.singularPointer(pointer))
        ? Optional.empty()
        : Optional.of(
            "step %d: %s is hidden, but nobody ever had anything there".formatted(step, pointer));
  }
}
