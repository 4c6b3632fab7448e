<?php

/**
 * @file
 * What a site adds to this module.
 */

/**
 * Alters the settings of the page.
 *
 * @param array $settings
 *   The settings, nested as docs/settings.md of Rove widgets describes them.
 *   They are written into the head before the first tag.
 */
function hook_rove_settings_alter(array &$settings) {
  $settings['rove']['cartCount'] = 3;
  if ($node = menu_get_object()) {
    $settings['rove']['product'] = array('nid' => $node->nid, 'title' => $node->title);
  }
}

/**
 * Alters the kind of the page, by which its files are preloaded.
 *
 * @param string|null $kind
 *   One of: home, category, results, product, cart, checkout; or NULL.
 */
function hook_rove_page_kind_alter(&$kind) {
  if (current_path() === 'sofas') {
    $kind = 'category';
  }
}

/**
 * Alters the names of the settings that a text may have.
 *
 * @param array $names
 *   Dotted names: 'rove.popups'.
 */
function hook_rove_text_settings_alter(array &$names) {
  $names[] = 'rove.financing';
}
