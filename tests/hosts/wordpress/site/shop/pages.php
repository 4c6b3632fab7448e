<?php
/**
 * What the pages of the shop tell the elements.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'rove_page_kind', 'shop_page_kind' );
add_filter( 'rove_settings', 'shop_settings' );

/**
 * The kind of a page.
 *
 * @param string $kind The kind that the plugin knows.
 * @return string
 */
function shop_page_kind( $kind ) {
	if ( is_singular( 'product' ) ) {
		return 'product';
	}
	return is_page( 'cart' ) ? 'cart' : $kind;
}

/**
 * The settings of a product's page.
 *
 * @param array $settings The settings of the page.
 * @return array
 */
function shop_settings( $settings ) {
	if ( ! is_singular( 'product' ) ) {
		return $settings;
	}
	$product = get_queried_object();
	$option  = array(
		'aid'          => 1,
		'label'        => 'Colour',
		'price'        => 0,
		'display_mode' => 'text',
	);

	$settings['product_models'] = array_map(
		function ( $oid ) {
			return array( $oid );
		},
		shop_models( $product )
	);
	$settings['oid_details']     = array(
		'301' => $option + array( 'name' => 'Sage' ),
		'302' => $option + array( 'name' => 'Oat' ),
	);
	$settings['models_stock']    = shop_stock( $product );
	$settings['rove']['product'] = array(
		'nid'   => $product->ID,
		'title' => $product->post_title,
		'price' => shop_price( $product ),
	);
	return $settings;
}
