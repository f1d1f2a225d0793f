package games.kontor.web;

/**
 * Who is connected, from which address, and whether he had been here before, so that his cookie
 * came with the request.
 */
record Visitor(String player, String address, boolean known) {}
