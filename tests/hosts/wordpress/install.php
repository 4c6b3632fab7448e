<?php
/**
 * Installs WordPress by its own functions: php install.php FOLDER.
 *
 * @package Rove
 */

$rove_host_database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'ROVE_HOST_SOCKET' ) );
$rove_host_database->query( 'CREATE DATABASE wordpress' );

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = wp_host_name();

require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Rooms', 'admin', 'admin@shop.example', true, '', 'admin' );

/**
 * The name of the host.
 *
 * @return string
 */
function wp_host_name() {
	return (string) preg_replace( '/^\w+:\/\//', '', (string) getenv( 'ROVE_HOST_ORIGIN' ) );
}

/**
 * No e-mail is sent.
 */
function wp_new_blog_notification() {
}
