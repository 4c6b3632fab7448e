<?php
/**
 * Guards the calls of a site: only its own pages may make them.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a call that changes data is from a page of this site.
 *
 * Every visitor needs the headers by which a browser says where a request comes from. Who is logged in also needs the
 * token, which the setting `rove.request` sends. Guests have none: that of a cached page would be the same for all.
 *
 * @param WP_REST_Request|null $request The request of a REST route; null for the current request.
 * @return true|WP_Error An error with the status 403, for a REST route to return or for rove_send_error.
 */
function rove_guard( $request = null ) {
	if ( ! rove_is_own_request( $request ) ) {
		return new WP_Error( 'rove_other_site', __( 'This is only for the pages of this site.', 'rove' ), array( 'status' => 403 ) );
	}
	// The REST API takes a visitor without the token for a guest.
	if ( null === $request && is_user_logged_in() && ! rove_has_token() ) {
		return new WP_Error( 'rove_token', __( 'This page is too old. Please reload it.', 'rove' ), array( 'status' => 403 ) );
	}
	return true;
}

/**
 * Whether the browser says that the request comes from a page of this site.
 *
 * @param WP_REST_Request|null $request The request of a REST route; null for the current request.
 * @return bool
 */
function rove_is_own_request( $request = null ) {
	$method = null === $request ? rove_server_value( 'REQUEST_METHOD' ) : $request->get_method();
	$origin = rove_header( 'Origin', $request );
	$site   = rove_header( 'Sec-Fetch-Site', $request );
	if ( '' !== $origin && ! in_array( $origin, rove_own_origins(), true ) ) {
		return false;
	}
	if ( 'GET' === $method || 'HEAD' === $method ) {
		// A link or a picture in a comment cannot send this header.
		$is_call = 'XMLHttpRequest' === rove_header( 'X-Requested-With', $request );
		return $is_call && ( '' === $site || 'same-origin' === $site );
	}
	if ( '' !== $site ) {
		return 'same-origin' === $site || 'none' === $site;
	}
	// Every browser sends the origin of a POST from another site. Our calls have no Referer.
	$referrer = rove_header( 'Referer', $request );
	return '' !== $origin || '' === $referrer || in_array( rove_origin_of( $referrer ), rove_own_origins(), true );
}

/**
 * The origins of this site.
 *
 * @return string[]
 */
function rove_own_origins() {
	$own = array_map( 'rove_origin_of', array( get_option( 'home' ), get_option( 'siteurl' ), home_url() ) );
	/**
	 * Filters the origins of this site, for instance where each language has its own domain.
	 *
	 * @param string[] $own Origins: `https://shop.example`.
	 */
	return (array) apply_filters( 'rove_own_origins', array_values( array_unique( $own ) ) );
}

/**
 * The origin of an address.
 *
 * @param string $address The address.
 * @return string Empty if it has none.
 */
function rove_origin_of( $address ) {
	$parts = wp_parse_url( strtolower( $address ) );
	if ( ! isset( $parts['scheme'], $parts['host'] ) ) {
		return '';
	}
	$usual = array(
		'http'  => 80,
		'https' => 443,
	);
	$port  = isset( $parts['port'] ) && $parts['port'] !== ( $usual[ $parts['scheme'] ] ?? 0 ) ? ':' . $parts['port'] : '';
	return "{$parts['scheme']}://{$parts['host']}$port";
}

/**
 * The setting `rove.request`: the token of who is logged in, with each call and each form. The REST API reads it too.
 *
 * @return array
 */
function rove_token_setting() {
	$token = wp_create_nonce( 'wp_rest' );
	return array(
		'headers' => array( 'X-WP-Nonce' => $token ),
		'fields'  => array( '_wpnonce' => $token ),
	);
}

/**
 * Whether the current request has the token.
 *
 * @return bool
 */
function rove_has_token() {
	$token = rove_header( 'X-WP-Nonce', null );
	// phpcs:ignore WordPress.Security.NonceVerification -- This is the verification.
	if ( '' === $token && isset( $_POST['_wpnonce'] ) && is_string( $_POST['_wpnonce'] ) ) {
		// phpcs:ignore WordPress.Security.NonceVerification -- This is the verification.
		$token = sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) );
	}
	return (bool) wp_verify_nonce( $token, 'wp_rest' );
}

/**
 * Answers a call with an error in the contract's shape, and ends.
 *
 * @param WP_Error $error The error. With a status other than 400, the visitor reads its message.
 */
function rove_send_error( WP_Error $error ) {
	$data   = $error->get_error_data();
	$status = isset( $data['status'] ) ? (int) $data['status'] : 400;
	$answer = array( 'error' => $error->get_error_message() );
	if ( 400 !== $status ) {
		$answer['message'] = $error->get_error_message();
	}
	nocache_headers();
	wp_send_json( $answer, $status );
}

/**
 * A header of the request.
 *
 * @param string               $name    The name of the header.
 * @param WP_REST_Request|null $request The request; null for the current one.
 * @return string Empty if it is absent.
 */
function rove_header( $name, $request ) {
	return null === $request
		? rove_server_value( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) )
		: (string) $request->get_header( $name );
}

/**
 * A value that the server says about the request.
 *
 * @param string $name Its name.
 * @return string Empty if it is absent.
 */
function rove_server_value( $name ) {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sanitised in this line.
	return isset( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
}
