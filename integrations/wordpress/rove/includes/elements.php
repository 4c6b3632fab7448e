<?php
/**
 * The elements that exist.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * All elements of the release by name, `love` for `<rove-love>`.
 *
 * @return array<string, string[]|null> The attributes that the element may have in a text; null if no text can place it,
 *         because it takes orders, addresses or passwords, or belongs to the whole page.
 */
function rove_elements() {
	$scripts  = rove_scripts();
	$elements = array();
	foreach ( array_keys( $scripts['tags'] ) as $tag ) {
		$elements[ substr( $tag, strlen( 'rove-' ) ) ] = isset( $scripts['texts'][ $tag ] ) ? $scripts['texts'][ $tag ] : null;
	}
	return $elements;
}
