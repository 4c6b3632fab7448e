<?php
/**
 * Leaves in the code of a text what a stranger may write: elements that may stand in a text, with their attributes,
 * settings of campaigns, and the HTML of a post.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * Cleans the code.
 *
 * @param string $code The code, as the composer writes it.
 * @return array{html: string, refused: string[]} The HTML to show, and a sentence for each thing that was left out.
 */
function rove_clean_code( $code ) {
	$refused = array();
	$script  = '(<script\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>.*?<\/script\s*>)';
	$parts   = preg_split( "/$script/is", $code, -1, PREG_SPLIT_DELIM_CAPTURE );
	$html    = '';
	foreach ( $parts ? $parts : array() as $index => $part ) {
		$html .= $index % 2 ? rove_clean_script( $part, $refused ) : rove_clean_markup( $part, $refused );
	}
	return array(
		'html'    => force_balance_tags( $html ),
		'refused' => array_values( array_unique( $refused ) ),
	);
}

/**
 * Cleans a script: only settings may stand in a text.
 *
 * @param string   $script  The script with its tags.
 * @param string[] $refused Gets a sentence for each thing that was left out.
 * @return string HTML.
 */
function rove_clean_script( $script, &$refused ) {
	preg_match( '/^<script\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>(.*)<\/script\s*>$/is', $script, $found );
	$attributes = wp_kses_hair( $found[1], array() );
	$type       = isset( $attributes['type'] ) ? strtolower( trim( $attributes['type']['value'] ) ) : '';
	if ( 'application/json' !== $type || ! isset( $attributes['data-rove-settings'] ) ) {
		$refused[] = __( 'A script cannot stand in a text. Settings have type="application/json" and data-rove-settings.', 'rove' );
		return '';
	}
	$settings = rove_clean_settings( $found[2], $refused );
	return null === $settings ? '' : rove_settings_script( $settings );
}

/**
 * Cleans what is not a script.
 *
 * @param string   $html    HTML.
 * @param string[] $refused Gets a sentence for each thing that was left out.
 * @return string HTML.
 */
function rove_clean_markup( $html, &$refused ) {
	$allowed = rove_allowed_html();
	$html    = preg_replace_callback(
		'/<([a-z][a-z0-9-]*)((?:[^<>"\']|"[^"]*"|\'[^\']*\')*+)>/i',
		function ( $found ) use ( $allowed, &$refused ) {
			$name    = strtolower( $found[1] );
			$refused = array_merge( $refused, rove_refused_in_tag( $name, $found[2], $allowed ) );
			// The filter of WordPress ends a tag at the first bracket, also inside quotes.
			$attributes = preg_replace_callback(
				'/"[^"]*"|\'[^\']*\'/',
				function ( $quoted ) {
					return str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), $quoted[0] );
				},
				$found[2]
			);
			// In HTML, the slash does not close an element.
			$is_closed = 0 === strpos( $name, 'rove-' ) && preg_match( '/\/\s*$/', $attributes );
			return $is_closed
				? "<$name" . rtrim( $attributes, "/ \t\r\n" ) . "></$name>"
				: "<$name$attributes>";
		},
		$html
	);
	return wp_kses( (string) $html, $allowed );
}

/**
 * The tags of a post, and the elements that may stand in a text.
 *
 * @return array<string, array<string, mixed>> In the form of wp_kses.
 */
function rove_allowed_html() {
	$allowed = wp_kses_allowed_html( 'post' );
	$common  = $allowed['div'];
	unset( $common['align'], $common['style'] );
	foreach ( rove_elements() as $name => $attributes ) {
		if ( null !== $attributes ) {
			$own = array_fill_keys( array_merge( array( 'load' ), $attributes ), true );

			$allowed[ "rove-$name" ] = array_merge( $common, $own );
		}
	}
	return $allowed;
}

/**
 * What of a tag is left out.
 *
 * @param string $name       The name of the tag.
 * @param string $attributes Its attributes.
 * @param array  $allowed    What is allowed, in the form of wp_kses.
 * @return string[] A sentence for each thing.
 */
function rove_refused_in_tag( $name, $attributes, $allowed ) {
	if ( ! isset( $allowed[ $name ] ) ) {
		return array( rove_refused_tag( $name ) );
	}
	$refused = array();
	foreach ( array_keys( wp_kses_hair( $attributes, wp_allowed_protocols() ) ) as $attribute ) {
		$attribute = strtolower( $attribute );
		$is_data   = 0 === strpos( $attribute, 'data-' ) && ! empty( $allowed[ $name ]['data-*'] );
		if ( empty( $allowed[ $name ][ $attribute ] ) && ! $is_data ) {
			/* translators: 1: the name of an attribute, 2: the name of a tag. */
			$refused[] = sprintf( __( 'The attribute “%1$s” of <%2$s> cannot stand in a text.', 'rove' ), $attribute, $name );
		}
	}
	return $refused;
}

/**
 * Why a tag is left out.
 *
 * @param string $name The name of the tag.
 * @return string A sentence.
 */
function rove_refused_tag( $name ) {
	$elements = rove_elements();
	if ( 0 !== strpos( $name, 'rove-' ) ) {
		/* translators: %s: the name of a tag. */
		return sprintf( __( '<%s> cannot stand in a text.', 'rove' ), $name );
	}
	if ( ! $elements ) {
		return __( 'There is no release in the folder of Rove: those who administer the site publish one.', 'rove' );
	}
	if ( ! array_key_exists( substr( $name, 5 ), $elements ) ) {
		/* translators: %s: the name of a tag. */
		return sprintf( __( '<%s> is not the name of an element.', 'rove' ), $name );
	}
	/* translators: %s: the name of a tag. */
	return sprintf( __( '<%s> cannot stand in a text: it takes orders, addresses or passwords, or belongs to the whole page. A developer writes it into a template.', 'rove' ), $name );
}
