<?php
/**
 * The begin of each page.
 *
 * @package Rove_Shop
 */

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<rove-page></rove-page>
<rove-header>
<header>
<nav><a href="<?php echo esc_url( home_url( '/sofas/' ) ); ?>">Sofas</a></nav>
<?php echo rove_search_form( array( 'placeholder' => 'Search sofas' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML. ?>
<a href="<?php echo esc_url( home_url( '/wishlist/' ) ); ?>">Wishlist <?php echo rove_love_count(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML. ?></a>
<?php echo rove_cart_link(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML. ?>
</header>
</rove-header>
<main id="main">
