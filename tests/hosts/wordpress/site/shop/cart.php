<?php
/**
 * The cart.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

/**
 * POST /ajax/cart/add.
 *
 * @param array $fields The fields of the call.
 * @return array|WP_Error
 */
function shop_add_to_cart( $fields ) {
	global $wpdb;
	$product = shop_product( isset( $fields['nid'] ) ? $fields['nid'] : '' );
	$models  = $product ? shop_models( $product ) : array();
	$model   = isset( $fields['model'] ) ? $fields['model'] : array_search( (int) ( isset( $fields['attributes'] ) ? reset( $fields['attributes'] ) : 0 ), $models, true );
	$qty     = isset( $fields['qty'] ) && ctype_digit( $fields['qty'] ) ? (int) $fields['qty'] : 0;
	if ( ! isset( $models[ $model ] ) || $qty < 1 || $qty > 99 ) {
		return shop_error( 'nid, model or qty is wrong' );
	}
	$owner = shop_owner( true );
	$lines = array_column( shop_lines( $owner ), 'qty', 'model' );
	$found = isset( $lines[ $model ] ) ? (int) $lines[ $model ] : 0;
	$new   = ! isset( $fields['operation'] ) || 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}shop_operations VALUES (%s, %s)", $owner, $fields['operation'] ) );
	if ( $new && $found + $qty > 99 ) {
		return shop_error( 'There are not that many.', 422 );
	}
	if ( $new ) {
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}shop_lines (owner, nid, model, qty) VALUES (%s, %d, %s, %d) ON DUPLICATE KEY UPDATE qty = qty + VALUES(qty)", $owner, $product->ID, $model, $qty ) );
	}
	return array(
		'count' => shop_cart_count( $owner ),
		'line'  => array(
			'nid'      => $product->ID,
			'model'    => $model,
			'qty'      => $new ? $found + $qty : $found,
			'price'    => shop_price( $product ),
			'currency' => shop_currency(),
		),
	);
}

/**
 * GET /ajax/cart.
 *
 * @return array
 */
function shop_read_cart() {
	return array( 'cart' => shop_cart( shop_owner() ) );
}

/**
 * POST /ajax/cart.
 *
 * @param array $fields The fields of the call.
 * @return array
 */
function shop_change_cart( $fields ) {
	global $wpdb;
	$owner  = shop_owner( true );
	$errors = array();
	foreach ( isset( $fields['qty'] ) ? (array) $fields['qty'] : array() as $id => $qty ) {
		$where = array(
			'id'    => (int) $id,
			'owner' => $owner,
		);
		if ( (int) $qty > 99 ) {
			$errors[] = array(
				'field'   => (string) $id,
				'message' => 'There are not that many.',
			);
		} else {
			// A removed line keeps its id for the rest of the visit.
			$wpdb->update( "{$wpdb->prefix}shop_lines", array( 'qty' => max( 0, (int) $qty ) ), $where );
		}
	}
	if ( ! empty( $fields['coupon'] ) ) {
		$errors[] = array(
			'field'   => 'coupon',
			'message' => 'This code is not known.',
		);
	}
	return array(
		'cart'   => shop_cart( $owner ),
		'errors' => $errors,
	);
}

/**
 * The cart in the contract's shape.
 *
 * @param string $owner The visitor.
 * @return array
 */
function shop_cart( $owner ) {
	$lines = array();
	foreach ( shop_lines( $owner ) as $line ) {
		$product = get_post( $line->nid );
		$lines[] = array(
			'id'    => $line->id,
			'nid'   => (int) $line->nid,
			'model' => $line->model,
			'title' => $product->post_title,
			'url'   => wp_make_link_relative( get_permalink( $product ) ),
			'qty'   => (int) $line->qty,
			'most'  => 99,
			'price' => shop_price( $product ),
			'total' => shop_price( $product ) * $line->qty,
		);
	}
	$total = array_sum( array_column( $lines, 'total' ) );
	return array(
		'currency' => shop_currency(),
		'count'    => array_sum( array_column( $lines, 'qty' ) ),
		'lines'    => $lines,
		'totals'   => array(
			array(
				'id'     => 'subtotal',
				'title'  => 'Subtotal',
				'amount' => $total,
			),
		),
		'total'    => $total,
	);
}

/**
 * The lines of a cart that have pieces.
 *
 * @param string $owner The visitor.
 * @return object[]
 */
function shop_lines( $owner ) {
	global $wpdb;
	return $wpdb->get_results( $wpdb->prepare( "SELECT id, nid, model, qty FROM {$wpdb->prefix}shop_lines WHERE owner = %s AND qty > 0 ORDER BY id", $owner ) );
}

/**
 * The number of pieces in a cart.
 *
 * @param string $owner The visitor.
 * @return int
 */
function shop_cart_count( $owner ) {
	return (int) array_sum( array_column( shop_lines( $owner ), 'qty' ) );
}

/**
 * The currency of the page that makes the call.
 *
 * @return string
 */
function shop_currency() {
	$currencies = array(
		'CA' => 'CAD',
		'AU' => 'AUD',
		'KR' => 'KRW',
		'UK' => 'GBP',
		'HK' => 'HKD',
	);
	$country    = isset( $_SERVER['HTTP_X_ROVE_LOCALE'] ) ? substr( sanitize_text_field( $_SERVER['HTTP_X_ROVE_LOCALE'] ), -2 ) : '';
	return isset( $currencies[ $country ] ) ? $currencies[ $country ] : 'USD';
}
