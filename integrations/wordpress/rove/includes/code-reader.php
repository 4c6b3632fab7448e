<?php
/**
 * Reads the code that an editor has pasted into a text.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text has the code as text, with `&lt;` for `<`: the visual editor and `rove_escape_code` write it so.
 *
 * @param string $text The text.
 * @return bool
 */
function rove_is_escaped_code( $text ) {
	return ! preg_match( '/<\s*(?:rove-|script\b|div\b[^>]*\sdata-rove)/i', $text )
		&& preg_match( '/&lt;\s*(?:rove-|script\b|div\b)/i', $text );
}

/**
 * The code as text, which no filter of WordPress changes.
 *
 * @param string $code The code.
 * @return string
 */
function rove_escape_code( $code ) {
	return htmlspecialchars( $code, ENT_NOQUOTES, 'UTF-8' );
}

/**
 * The code in a text.
 *
 * @param string $text The code, or the code as text, also with the paragraphs and breaks of the visual editor.
 * @return string
 */
function rove_read_code( $text ) {
	if ( ! rove_is_escaped_code( $text ) ) {
		return trim( $text );
	}
	$lines = preg_replace( '/<\s*(?:br|\/?p)\b[^>]*>/i', "\n", $text );
	$code  = html_entity_decode( $lines, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return trim( str_replace( "\u{00a0}", ' ', $code ) );
}
