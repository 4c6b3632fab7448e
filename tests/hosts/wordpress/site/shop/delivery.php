<?php
/**
 * Where the shop delivers to: New York, with the postal codes that begin with 100.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

/**
 * POST /ajax/destination/update.
 *
 * @param array $fields The fields of the call.
 * @return array|WP_Error
 */
function shop_update_destination( $fields ) {
	$nid = isset( $fields['nid'] ) ? $fields['nid'] : '';
	if ( '' !== $nid && ! ctype_digit( $nid ) ) {
		return shop_error( 'nid is no number' );
	}
	$answer = array(
		'restricted'           => false,
		'restricted_validated' => false,
	);
	if ( shop_delivers_to( $fields ) ) {
		$answer['geo'] = array(
			'city'     => 'New York',
			'state_id' => 'NY',
		);
		$product       = shop_product( $nid );
		if ( $product ) {
			$answer['models_stock']         = shop_stock( $product );
			$answer['restricted_validated'] = true;
		}
	}
	return $answer;
}

/**
 * GET /ajax/destination/products.
 *
 * @param array $fields The fields of the call.
 * @return array|WP_Error
 */
function shop_deliveries( $fields ) {
	$nids = explode( ',', isset( $fields['nids'] ) ? $fields['nids'] : '' );
	if ( array_filter( $nids, 'ctype_digit' ) !== $nids || count( $nids ) > 100 ) {
		return shop_error( 'nids are 1 to 100 numbers' );
	}
	$found = shop_delivers_to( $fields ) ? array_filter( $nids, 'shop_product' ) : array();
	return array( 'products' => (object) array_fill_keys( $found, array( 'ships' => 'November 30' ) ) );
}

/**
 * Whether the shop delivers to a place.
 *
 * @param array $fields The fields of the call.
 * @return bool
 */
function shop_delivers_to( $fields ) {
	return isset( $fields['postal'] ) && 1 === preg_match( '/^100\d\d$/', $fields['postal'] );
}
