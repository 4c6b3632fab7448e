<?php
/**
 * Plugin Name:       Rove
 * Description:       Puts the elements of rove-widgets on a site: the script, its settings, a block and a shortcode for campaigns, and a guard for calls.
 * Version:           0.3.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       rove
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

define( 'ROVE_PLUGIN_FOLDER', __DIR__ );

// What the plugin knows: options, addresses, the release, the market, elements.
require_once __DIR__ . '/includes/options.php';
require_once __DIR__ . '/includes/addresses.php';
require_once __DIR__ . '/includes/release.php';
require_once __DIR__ . '/includes/market.php';
require_once __DIR__ . '/includes/elements.php';

// What it writes on each page.
require_once __DIR__ . '/includes/json.php';
require_once __DIR__ . '/includes/page-kind.php';
require_once __DIR__ . '/includes/page-settings.php';
require_once __DIR__ . '/includes/head.php';
require_once __DIR__ . '/includes/body-classes.php';
require_once __DIR__ . '/includes/parts.php';
require_once __DIR__ . '/includes/results-address.php';

// Code of the composer in texts.
require_once __DIR__ . '/includes/code-reader.php';
require_once __DIR__ . '/includes/code-settings.php';
require_once __DIR__ . '/includes/code-cleaner.php';
require_once __DIR__ . '/includes/code-keeper.php';
require_once __DIR__ . '/includes/code-output.php';
require_once __DIR__ . '/includes/block.php';

// For the calls of a site, and for who runs it.
require_once __DIR__ . '/includes/guard.php';
require_once __DIR__ . '/includes/health.php';
require_once __DIR__ . '/includes/settings-page.php';
