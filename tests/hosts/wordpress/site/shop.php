<?php
/**
 * Plugin Name: Shop
 * Description: The small shop of the test host: products, wishlist, cart and delivery, as a site’s own plugin would have them.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/shop/tests.php';
require_once __DIR__ . '/shop/products.php';
require_once __DIR__ . '/shop/visitor.php';
require_once __DIR__ . '/shop/calls.php';
require_once __DIR__ . '/shop/love.php';
require_once __DIR__ . '/shop/cart.php';
require_once __DIR__ . '/shop/delivery.php';
require_once __DIR__ . '/shop/pages.php';
