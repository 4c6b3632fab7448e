<?php
/**
 * Keeps the code between `[rove]` and `[/rove]` as it is: from the filter that removes tags which an author may not
 * write, and from those that write paragraphs and typographic quotes.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

// Before wp_filter_post_kses, which has 10.
add_filter( 'content_save_pre', 'rove_keep_from_kses', 5 );
// Before embeds, which have 8, blocks and wpautop.
add_filter( 'the_content', 'rove_pack_codes', 7 );
add_filter( 'widget_text_content', 'rove_pack_codes', 7 );
add_filter( 'widget_block_content', 'rove_pack_codes', 7 );

/**
 * Stores the code of an author as text. It is cleaned whenever it is shown.
 *
 * @param string $content The content of a post, with slashes.
 * @return string With slashes.
 */
function rove_keep_from_kses( $content ) {
	if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
		return $content;
	}
	$kept = rove_replace_codes(
		wp_unslash( $content ),
		function ( $code ) {
			return '[rove]' . ( rove_is_escaped_code( $code ) ? $code : rove_escape_code( $code ) ) . '[/rove]';
		}
	);
	return wp_slash( $kept );
}

/**
 * Writes the code into an attribute, in digits.
 *
 * @param string $content The content of a post.
 * @return string
 */
function rove_pack_codes( $content ) {
	return rove_replace_codes(
		$content,
		function ( $code ) {
			return '[rove packed="' . bin2hex( $code ) . '"]';
		}
	);
}

/**
 * Replaces each `[rove]…[/rove]`.
 *
 * @param string   $content The content of a post.
 * @param callable $replace Gets the code, returns what stands in the place of all.
 * @return string
 */
function rove_replace_codes( $content, $replace ) {
	if ( false === strpos( $content, '[rove]' ) ) {
		return $content;
	}
	$replaced = preg_replace_callback(
		'/' . get_shortcode_regex( array( 'rove' ) ) . '/',
		function ( $found ) use ( $replace ) {
			$is_example = '[' === $found[1] && ']' === $found[6];
			return $is_example || '' === $found[5] ? $found[0] : $replace( $found[5] );
		},
		$content
	);
	return null === $replaced ? $content : $replaced;
}
