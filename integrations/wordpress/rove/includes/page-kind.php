<?php
/**
 * The kind of a page.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The kind of the page: `home`, `category`, `results`, `product`, `cart`, `checkout`, or empty for another one.
 *
 * @return string
 */
function rove_page_kind() {
	$is   = function ( $tag ) {
		return function_exists( $tag ) && call_user_func( $tag );
	};
	$kind = '';
	if ( is_front_page() ) {
		$kind = 'home';
	} elseif ( $is( 'is_checkout' ) ) {
		$kind = 'checkout';
	} elseif ( $is( 'is_cart' ) ) {
		$kind = 'cart';
	} elseif ( $is( 'is_product' ) ) {
		$kind = 'product';
	} elseif ( is_search() ) {
		$kind = 'results';
	} elseif ( is_category() || is_tax() || $is( 'is_shop' ) ) {
		$kind = 'category';
	}
	/**
	 * Filters the kind of the page, by which files are preloaded.
	 *
	 * @param string $kind `home`, `category`, `results`, `product`, `cart`, `checkout`, or empty.
	 */
	return (string) apply_filters( 'rove_page_kind', $kind );
}
