<?php
/**
 * The page of a product.
 *
 * @package Rove_Shop
 */

get_header();
the_post();
the_title( '<h1>', '</h1>' );
the_content();
?>
<rove-buybox nid="<?php the_ID(); ?>">
<form action="<?php echo esc_url( home_url( '/cart/' ) ); ?>" method="post"><button>Add to cart</button></form>
</rove-buybox>
<?php
get_footer();
