<?php
/**
 * Parts for templates and texts: the search, hearts, and the numbers of the header.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_shortcode( 'rove_search', 'rove_search_form' );
add_shortcode( 'rove_love', 'rove_love' );
add_shortcode( 'rove_love_count', 'rove_love_count' );
add_shortcode( 'rove_cart_link', 'rove_cart_link' );

/**
 * The site's own search form, with suggestions.
 *
 * @param array|string $options `placeholder`: the text of the empty field.
 * @return string HTML.
 */
function rove_search_form( $options = array() ) {
	$options     = shortcode_atts( array( 'placeholder' => '' ), $options, 'rove_search' );
	$placeholder = '' === $options['placeholder'] ? '' : sprintf( ' placeholder="%s"', esc_attr( $options['placeholder'] ) );
	return "<rove-search$placeholder>" . get_search_form( array( 'echo' => false ) ) . '</rove-search>';
}

/**
 * The heart of a product.
 *
 * @param array|string $options `nid`: the product's id, that of the current post if absent; `label`: its name; `href`:
 *                              the address of the link that is shown until the heart is ready.
 * @return string HTML; empty without a product.
 */
function rove_love( $options = array() ) {
	$options = shortcode_atts(
		array(
			'nid'   => (string) get_the_ID(),
			'label' => '',
			'href'  => '',
		),
		$options,
		'rove_love'
	);
	$nid     = absint( $options['nid'] );
	if ( ! $nid ) {
		return '';
	}
	$label = '' === $options['label'] ? get_the_title( $nid ) : $options['label'];
	$href  = '' === $options['href'] ? wp_login_url( (string) get_permalink( $nid ) ) : $options['href'];
	return sprintf(
		'<rove-love nid="%d" label="%s"><a href="%s">%s</a></rove-love>',
		$nid,
		esc_attr( wp_strip_all_tags( html_entity_decode( $label, ENT_QUOTES, 'UTF-8' ) ) ),
		esc_url( $href ),
		esc_html__( 'Save', 'rove' )
	);
}

/**
 * The number of products on the visitor's wishlist.
 *
 * @return string HTML.
 */
function rove_love_count() {
	return '<rove-love-count></rove-love-count>';
}

/**
 * The link to the cart with the number of pieces, for `<rove-header>`.
 *
 * @param array|string $options `href`: the address of the cart; `label`: the text of the link.
 * @return string HTML.
 */
function rove_cart_link( $options = array() ) {
	$options = shortcode_atts(
		array(
			'href'  => function_exists( 'wc_get_cart_url' ) ? wc_get_cart_url() : home_url( '/cart' ),
			'label' => __( 'Cart', 'rove' ),
		),
		$options,
		'rove_cart_link'
	);
	return sprintf(
		'<a href="%s" data-rove-header="cart">%s <span data-rove-header="count"></span></a>',
		esc_url( $options['href'] ),
		esc_html( $options['label'] )
	);
}
