<?php
/**
 * The home page: its text, and the products with their hearts.
 *
 * @package Rove_Shop
 */

get_header();
the_post();
the_title( '<h1>', '</h1>' );
the_content();
foreach ( get_posts( array( 'post_type' => 'product' ) ) as $rove_shop_product ) {
	printf( '<p><a href="%s">%s</a> ', esc_url( get_permalink( $rove_shop_product ) ), esc_html( $rove_shop_product->post_title ) );
	echo rove_love( array( 'nid' => $rove_shop_product->ID ) ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML.
}
get_footer();
