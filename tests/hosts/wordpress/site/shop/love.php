<?php
/**
 * The wishlist, and the counts of all pages.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

/**
 * GET /uc_love/ajax.
 *
 * @param array $fields The fields of the call.
 * @return array|WP_Error
 */
function shop_change_love( $fields ) {
	global $wpdb;
	$op      = isset( $fields['op'] ) ? $fields['op'] : '';
	$product = shop_product( isset( $fields['nid'] ) ? $fields['nid'] : '' );
	if ( ! $product || ! in_array( $op, array( 'add', 'remove' ), true ) ) {
		return shop_error( 'nid is a product, and op is add or remove' );
	}
	$row = array(
		'owner' => shop_owner( true ),
		'nid'   => $product->ID,
	);
	if ( 'add' === $op ) {
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}shop_loves (owner, nid) VALUES (%s, %d)", $row ) );
	} else {
		$wpdb->delete( "{$wpdb->prefix}shop_loves", $row );
	}
	return array( 'cnt' => count( shop_loved( $row['owner'] ) ) );
}

/**
 * GET /uc_love/ajax_validate: nobody is asked for an address.
 *
 * @return array
 */
function shop_validate_love() {
	return array( 'validate' => false );
}

/**
 * GET /uc_love/items.
 *
 * @return array
 */
function shop_loved_items() {
	$items = array_map(
		function ( $nid ) {
			$product = get_post( $nid );
			return array(
				'nid'   => (int) $nid,
				'title' => $product->post_title,
				'url'   => wp_make_link_relative( get_permalink( $product ) ),
				'price' => shop_price( $product ),
			);
		},
		shop_loved( shop_owner() )
	);
	return array(
		'items' => $items,
		'cnt'   => count( $items ),
	);
}

/**
 * GET and HEAD /ajax/live_info.json.
 *
 * @return array
 */
function shop_live_info() {
	return array(
		'cart' => array( 'count' => shop_cart_count( shop_owner() ) ),
		'love' => array( 'count' => count( shop_loved( shop_owner() ) ) ),
	);
}

/**
 * The products that a visitor loves, newest first.
 *
 * @param string $owner The visitor.
 * @return string[] Their ids.
 */
function shop_loved( $owner ) {
	global $wpdb;
	return $wpdb->get_col( $wpdb->prepare( "SELECT nid FROM {$wpdb->prefix}shop_loves WHERE owner = %s ORDER BY id DESC", $owner ) );
}
