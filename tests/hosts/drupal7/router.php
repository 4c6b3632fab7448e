<?php

/**
 * @file
 * What a web server does: static files with their headers, as Drupal's .htaccess and that of a release give them, and
 * Drupal for the rest.
 */

$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
$types = array('js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'html' => 'text/html', 'jpg' => 'image/jpeg', 'png' => 'image/png', 'gif' => 'image/gif', 'ico' => 'image/x-icon', 'txt' => 'text/plain');
$ending = pathinfo($path, PATHINFO_EXTENSION);
if (is_file($file) && isset($types[$ending])) {
  $age = $path === '/rove/rove.js' ? '300' : (preg_match('~^/rove/[0-9a-f]{8}/~', $path) ? '31536000, immutable' : '1209600');
  header("Cache-Control: public, max-age=$age");
  header('Content-Type: ' . $types[$ending] . (strpos($types[$ending], 'image') === 0 ? '' : '; charset=utf-8'));
  $text = file_get_contents($file);
  if (isset($types[$ending]) && strpos($types[$ending], 'image') === FALSE) {
    header('Content-Encoding: gzip');
    $text = gzencode($text, 1);
  }
  print $text;
  return TRUE;
}
// PHP's server takes the address for the name of the script.
$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir($_SERVER['DOCUMENT_ROOT']);
require 'index.php';
