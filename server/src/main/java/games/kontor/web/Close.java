package games.kontor.web;

/** Why a WebSocket is closed. After any but OUTDATED a client may come back. */
enum Close {
  /** The server stops, or the client has left. */
  GOING(1001),
  /** The first message was no hello, or a second one came. */
  NO_HELLO(1002),
  /** A frame was binary. */
  NOT_TEXT(1003),
  /** A frame was not exactly one message of the protocol. */
  BAD_FRAME(1007),
  /** A frame was larger than {@link games.kontor.protocol.Wire#MAX_FRAME_BYTES}. */
  TOO_LARGE(1009),
  /** Far more messages than are allowed. */
  TOO_MANY(1008),
  /** Client and server speak different versions. */
  OUTDATED(4001),
  /** Nothing was heard for too long. */
  SILENT(4002),
  /** The client did not read what it was sent. */
  SLOW(4003);

  private final short code;

  Close(int code) {
    this.code = (short) code;
  }

  short code() {
    return code;
  }
}
