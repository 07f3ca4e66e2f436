import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'

// Debian's WordPress on a MariaDB of its own, served by PHP's own server, all on this machine and in one folder.

/** A WordPress that runs. */
export type WordPress = {
  origin: string
  /** Runs PHP beside it and returns what that prints. */
  run: (code: string) => string
  /** The same in a WordPress one of whose constants has another value, or is missing. */
  runWith: (name: string, value: string | undefined, code: string) => string
  stop: () => void
}

const plugin = join(root, 'docs/integrate/wordpress/leserkonto.php')
const patience = { timeout: 120_000, interval: 200 }
// Root may start a MariaDB only for somebody else.
const asUser = process.getuid?.() === 0 ? ['--user=mysql'] : []

/** Starts it with the plugin, configured by these constants of wp-config.php. */
export async function startWordPress(constants: Readonly<Record<string, string>>): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-wordpress-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const socket = join(folder, 'sql.sock')
  const database = startDatabase(folder, socket)
  const site = join(folder, 'site')
  cpSync('/usr/share/wordpress', site, { recursive: true, dereference: true, filter: isCopied })
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true })
  cpSync(plugin, join(site, 'wp-content/mu-plugins/leserkonto.php'))
  writeFileSync(join(site, 'wp-config.php'), configuration(socket, origin, constants))
  writeFileSync(join(site, 'router.php'), router)
  const run = (code: string) =>
    execFileSync('php', ['-d', 'error_reporting=E_ERROR', '-r', code], { cwd: site, encoding: 'utf8' })
  await vi.waitFor(
    () => execFileSync('mariadb', ['--no-defaults', '-S', socket, '-e', 'CREATE DATABASE wp'], quiet),
    patience,
  )
  run(installation)
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, join(site, 'router.php')], {
    cwd: site,
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  })
  await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), patience)
  const stop = () => {
    // The workers are processes of its group.
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
    database.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const runWith: WordPress['runWith'] = (name, value, code) => run(reconfigured(name, value) + code)
  return { origin, run, runWith, stop }
}

const quiet = { stdio: 'ignore' as const }
// Debian's own configuration and a link into /etc.
const isCopied = (path: string) => !/\/(\.htaccess|wp-config\.php)$/.test(path)

function startDatabase(folder: string, socket: string): ChildProcess {
  const data = join(folder, 'sql')
  mkdirSync(data)
  if (asUser.length > 0) execFileSync('chown', ['mysql', data, folder])
  const options = ['--no-defaults', `--datadir=${data}`, ...asUser]
  execFileSync(
    'mariadb-install-db',
    [...options, '--auth-root-authentication-method=normal', '--skip-test-db'],
    quiet,
  )
  const offline = [`--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'sql.pid')}`]
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin']
  return spawn('mariadbd', [...options, ...offline, ...quick], quiet)
}

const configuration = (socket: string, origin: string, constants: Readonly<Record<string, string>>) => `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}');
define('AUTH_KEY', 'a'); define('SECURE_AUTH_KEY', 'b'); define('LOGGED_IN_KEY', 'c'); define('NONCE_KEY', 'd');
define('AUTH_SALT', 'e'); define('SECURE_AUTH_SALT', 'f'); define('LOGGED_IN_SALT', 'g'); define('NONCE_SALT', 'h');
define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
${Object.entries(constants)
  .map(([name, value]) => `define('${name}', '${value}');`)
  .join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const reconfigured = (name: string, value: string | undefined) => `
$_SERVER['HTTP_HOST'] = '127.0.0.1'; define('ABSPATH', getcwd() . '/');
$config = str_replace('<?php', '', file_get_contents('wp-config.php'));
eval(preg_replace("/define\\('${name}', .*/", "${value === undefined ? '' : `define('${name}', '${value}');`}", $config));
`

const installation = `
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1'; $_SERVER['REQUEST_URI'] = '/';
require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
wp_install('Auentaler Blog', 'redaktion', 'redaktion@example.test', true, '', 'Redaktion-2024');
switch_theme('twentytwentyone');
global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/'); flush_rewrite_rules();
`

/** What Apache's rewrite rules do: what is no file is WordPress's. */
const router = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/';
if ($path !== '/' && is_file(__DIR__ . $path)) { return false; }
if (is_file(__DIR__ . $path . '/index.php') && $path !== '/') { return false; }
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`
