package games.kontor.loop;

import io.vertx.core.Context;
import io.vertx.core.internal.ContextInternal;

/**
 * A context of Vert.x on one event loop. Work that another part of the same loop brings need not
 * wait for a turn of its own; the public interface of Vert.x has no way to say so.
 */
public final class Loop {
  private final ContextInternal context;

  private Loop(ContextInternal context) {
    this.context = context;
  }

  /** The event loop of this context. */
  public static Loop of(Context context) {
    return new Loop((ContextInternal) context);
  }

  /**
   * Runs the work on this context: at once if the caller is on its event loop, else as a task. What
   * one thread brings runs in that order. What the work throws is reported, not thrown.
   */
  public void run(Runnable work) {
    if (context.inThread()) {
      context.dispatch(work);
    } else {
      context.runOnContext(turn -> work.run());
    }
  }

  /** Runs the work in a later turn, after what waits already. */
  public void later(Runnable work) {
    context.runOnContext(turn -> work.run());
  }
}
