<?php
/**
 * Removes what the plugin has stored.
 *
 * @package Rove
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'rove_options' );
delete_transient( 'rove_scripts' );
