<?php
/**
 * The journal: a list of posts with the numbered pager of WordPress.
 *
 * @package Rove_Shop
 */

get_header();
?>
<h1>Journal</h1>
<rove-blog more="button">
	<ul data-rove-listing="grid">
	<?php while ( have_posts() ) : ?>
		<?php the_post(); ?>
		<li id="post-<?php the_ID(); ?>"><h2><?php the_title(); ?></h2><p><?php echo esc_html( get_the_date() ); ?></p></li>
	<?php endwhile; ?>
	</ul>
	<?php the_posts_pagination(); ?>
</rove-blog>
<?php
get_footer();
