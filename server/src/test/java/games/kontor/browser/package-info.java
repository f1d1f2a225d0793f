/**
 * Tests in a real browser: pages are opened in the machine's Chromium, several people at once, each
 * in a context of his own.
 */
@NullMarked
package games.kontor.browser;

import org.jspecify.annotations.NullMarked;
