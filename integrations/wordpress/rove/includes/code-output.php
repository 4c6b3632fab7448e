<?php
/**
 * Shows the code of the shortcode and of the block.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_shortcode( 'rove', 'rove_shortcode' );

/**
 * The shortcode `[rove]…[/rove]`.
 *
 * @param array|string $attributes `packed`: the code in digits, see rove_pack_codes.
 * @param string|null  $content    The code, where it is not packed.
 * @return string HTML.
 */
function rove_shortcode( $attributes, $content = null ) {
	$packed = is_array( $attributes ) && isset( $attributes['packed'] ) ? $attributes['packed'] : '';
	$is_hex = ctype_xdigit( $packed ) && 0 === strlen( $packed ) % 2;
	return rove_show_code( $is_hex ? hex2bin( $packed ) : (string) $content );
}

/**
 * The cleaned code; for those who may edit the post, also what was left out.
 *
 * @param string $text The code, or the code as text.
 * @return string HTML.
 */
function rove_show_code( $text ) {
	if ( is_feed() ) {
		return '';
	}
	$clean = rove_clean_code( rove_read_code( $text ) );
	$post  = get_the_ID();
	$edits = $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_posts' );
	return $clean['html'] . ( $edits ? rove_refusals( $clean['refused'] ) : '' );
}

/**
 * What was left out, for an editor.
 *
 * @param string[] $refused Sentences.
 * @return string HTML.
 */
function rove_refusals( $refused ) {
	$lines = array_map(
		function ( $sentence ) {
			return '<li>' . esc_html( $sentence ) . '</li>';
		},
		$refused
	);
	return $lines
		? '<div class="rove-refused" role="note"><p>' . esc_html__( 'Only editors see this. Left out of this element:', 'rove' ) . '</p><ul>' . implode( '', $lines ) . '</ul></div>'
		: '';
}
