<?php
/**
 * Whose wishlist and cart it is, and the tables that have them.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

/**
 * Creates the tables.
 */
function shop_create_tables() {
	global $wpdb;
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}shop_loves (id INT AUTO_INCREMENT PRIMARY KEY, owner VARCHAR(40) NOT NULL, nid INT NOT NULL, UNIQUE (owner, nid))" );
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}shop_lines (id INT AUTO_INCREMENT PRIMARY KEY, owner VARCHAR(40) NOT NULL, nid INT NOT NULL, model VARCHAR(40) NOT NULL, qty INT NOT NULL, UNIQUE (owner, model))" );
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}shop_operations (owner VARCHAR(40) NOT NULL, operation VARCHAR(64) NOT NULL, PRIMARY KEY (owner, operation))" );
}

/**
 * The visitor: a user, or a guest by a cookie.
 *
 * @param bool $begins Whether a guest without a cookie gets one.
 * @return string Empty for a guest without one.
 */
function shop_owner( $begins = false ) {
	if ( is_user_logged_in() ) {
		return 'user-' . get_current_user_id();
	}
	$guest = isset( $_COOKIE['shop_guest'] ) ? sanitize_key( $_COOKIE['shop_guest'] ) : '';
	if ( 32 !== strlen( $guest ) ) {
		$guest = '';
	}
	if ( '' === $guest && $begins ) {
		$guest = bin2hex( random_bytes( 16 ) );
		setcookie(
			'shop_guest',
			$guest,
			array(
				'path'     => '/',
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
	return '' === $guest ? '' : "guest-$guest";
}
