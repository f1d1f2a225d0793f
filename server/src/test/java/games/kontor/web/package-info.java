/** What the server answers to browsers, good ones and bad ones. */
@NullMarked
package games.kontor.web;

import org.jspecify.annotations.NullMarked;
