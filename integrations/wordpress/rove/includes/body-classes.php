<?php
/**
 * Classes of the body by which the elements know the page and the visitor.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'body_class', 'rove_add_body_classes' );

/**
 * Adds the classes. WordPress itself writes `logged-in`.
 *
 * @param string[] $classes The classes of the body.
 * @return string[]
 */
function rove_add_body_classes( $classes ) {
	$kind = rove_page_kind();
	$own  = array();
	if ( ! is_user_logged_in() ) {
		$own[] = 'not-logged-in';
	}
	if ( is_front_page() ) {
		$own[] = 'front';
	}
	if ( 'cart' === $kind || 'checkout' === $kind ) {
		$own[] = 'page-cart';
	}
	if ( 'checkout' === $kind ) {
		$own[] = 'page-cart-checkout';
	}
	/**
	 * Filters the classes of the body, for instance to add `membership-only`.
	 *
	 * @param string[] $own The classes that the plugin adds.
	 */
	$own = (array) apply_filters( 'rove_body_classes', $own );
	return array_values( array_unique( array_merge( $classes, $own ) ) );
}
