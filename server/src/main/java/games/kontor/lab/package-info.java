/**
 * What tries the games and the server from outside: whole games on simulated time, rule scenarios
 * in JSON, records of finished games checked, load over real sockets. Each is a command of the jar.
 */
@NullMarked
package games.kontor.lab;

import org.jspecify.annotations.NullMarked;
