/** The systems that this machine can start, and why it cannot start another one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startDrupal7 } from './drupal7/drupal7'
import type { Host } from './host'
import { startWordPress } from './wordpress/wordpress'

/** A system with our integration. */
export interface System {
  /** Also that of its project in `playwright.config.ts`. */
  readonly name: 'drupal7' | 'wordpress'
  /** The variable by which its tests get its origin. */
  readonly variable: string
  /** What is missing, and where it is to be had; `undefined` if nothing is. */
  readonly missing: string | undefined
  /** @param folder an empty folder */
  start(folder: string): Promise<Host>
}

const phpModules = ['pdo_sqlite', 'mysqli', 'gd', 'xml', 'mbstring']

/** @param drupal7 the archive of Drupal 7 or a folder with it, if there is one */
export function systems(drupal7 = process.env.ROVE_DRUPAL7): readonly System[] {
  const php = missingOfPhp()
  return [
    {
      name: 'drupal7',
      variable: 'ROVE_HOST_DRUPAL7',
      missing:
        drupal7 && existsSync(drupal7)
          ? php
          : 'Set ROVE_DRUPAL7 to the archive of Drupal 7, from https://ftp.drupal.org/files/projects/drupal-7.105.tar.gz, or to a folder with it.',
      start: (folder) => startDrupal7(folder, drupal7 ?? ''),
    },
    {
      name: 'wordpress',
      variable: 'ROVE_HOST_WORDPRESS',
      missing:
        existsSync('/usr/share/wordpress') && existsSync('/usr/sbin/mariadbd')
          ? php
          : 'Install the Debian packages wordpress and mariadb-server.',
      start: startWordPress,
    },
  ]
}

function missingOfPhp(): string | undefined {
  const packages = 'Install the Debian packages php-cli, php-sqlite3, php-mysql, php-gd, php-xml and php-mbstring.'
  try {
    const modules = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n')
    const missing = phpModules.filter((name) => !modules.includes(name))
    return missing.length > 0 ? `PHP lacks ${missing.join(', ')}. ${packages}` : undefined
  } catch {
    return `There is no PHP. ${packages}`
  }
}
