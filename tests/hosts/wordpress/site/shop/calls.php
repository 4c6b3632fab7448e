<?php
/**
 * The calls of the contract that this shop answers, by method and path.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

// Before WordPress looks for a post, and before it redirects to an address with a slash.
add_action( 'parse_request', 'shop_answer_call' );

/**
 * Answers a call.
 *
 * @param WP $wp WordPress's request.
 */
function shop_answer_call( $wp ) {
	$calls = array(
		'GET uc_love/ajax'              => array( 'shop_change_love', true ),
		'GET uc_love/ajax_validate'     => array( 'shop_validate_love', false ),
		'GET uc_love/items'             => array( 'shop_loved_items', false ),
		'GET ajax/live_info.json'       => array( 'shop_live_info', false ),
		'HEAD ajax/live_info.json'      => array( 'shop_live_info', false ),
		'GET ajax/cart'                 => array( 'shop_read_cart', false ),
		'POST ajax/cart'                => array( 'shop_change_cart', true ),
		'POST ajax/cart/add'            => array( 'shop_add_to_cart', true ),
		'POST ajax/destination/update'  => array( 'shop_update_destination', true ),
		'GET ajax/destination/products' => array( 'shop_deliveries', false ),
	);
	$name  = $_SERVER['REQUEST_METHOD'] . ' ' . trim( $wp->request, '/' );
	if ( ! isset( $calls[ $name ] ) ) {
		return;
	}
	list( $answer, $changes ) = $calls[ $name ];

	$allowed = $changes ? rove_guard() : true;
	if ( is_wp_error( $allowed ) ) {
		rove_send_error( $allowed );
	}
	header( 'Cache-Control: private, no-cache' );
	$result = call_user_func( $answer, wp_unslash( 'POST' === $_SERVER['REQUEST_METHOD'] ? $_POST : $_GET ) );
	if ( is_wp_error( $result ) ) {
		rove_send_error( $result );
	}
	wp_send_json( $result );
}

/**
 * An error for the developer of a call.
 *
 * @param string $message What is wrong.
 * @param int    $status  The status.
 * @return WP_Error
 */
function shop_error( $message, $status = 400 ) {
	return new WP_Error( 'shop', $message, array( 'status' => $status ) );
}
