<?php
/**
 * The configuration of the test host.
 *
 * @package Rove
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'ROVE_HOST_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_HOME', getenv( 'ROVE_HOST_ORIGIN' ) );
define( 'WP_SITEURL', getenv( 'ROVE_HOST_ORIGIN' ) );

// Nothing leaves the host, and nothing runs in the background.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );
define( 'SCRIPT_DEBUG', false );

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $rove_host_name ) {
	define( $rove_host_name, "for tests only: $rove_host_name" );
}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

require_once ABSPATH . 'wp-settings.php';
