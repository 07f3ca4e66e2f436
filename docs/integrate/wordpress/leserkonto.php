<?php
/**
 * Plugin Name: Leserkonto
 * Description: What is below the mark <!--leserkonto--> of a text is for readers whose subscription opens it.
 * Requires at least: 6.1
 * Requires PHP: 8.1
 */
declare(strict_types=1);

namespace Leserkonto;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined('ABSPATH') || exit;

// The mark is part of the text, so that a text is never published a moment before it is locked.
const MARK = '/<!--\s*leserkonto\s*-->/i';
const RIGHT = '09';
const KEYS_FOR_S = 300;
const UNKNOWN_KEY_FOR_S = 30;
const GRANTED_FOR_S = 300;
const REFUSED_FOR_S = 60;

// ------------------------------------------------------------------ who may read

/** A constant of wp-config.php. */
function setting(string $name): string
{
    return defined("LESERKONTO_$name") ? (string) constant("LESERKONTO_$name") : '';
}

/** The constants that are missing: while there are any, nothing is opened. */
function missing(): array
{
    return array_filter(['SERVICE', 'ISSUER', 'EDITION', 'PORTAL', 'OFFER'], fn($name) => setting($name) === '');
}

function isLocked(?WP_Post $post): bool
{
    return $post !== null && preg_match(MARK, $post->post_content) === 1;
}

/** The text that this request has proven to be allowed to read by its token. */
function opened(?int $id = null): ?int
{
    static $opened = null;
    return $opened = $id ?? $opened;
}

/** Never in a feed, whoever asks: feeds are kept and handed on. */
function mayRead(WP_Post $post): bool
{
    if (is_feed()) {
        return false;
    }
    return opened() === $post->ID
        || current_user_can('edit_post', $post->ID)
        || (decidesByCookie($post) && in_array(RIGHT, reader()['rights'] ?? [], true));
}

/** Only the article's own page, which no cache keeps, and the call that takes a comment and shows nothing. */
function decidesByCookie(WP_Post $post): bool
{
    $isOwnPage = did_action('wp') > 0 && is_singular() && !is_embed() && get_queried_object_id() === $post->ID;
    return $isOwnPage || ($GLOBALS['pagenow'] ?? '') === 'wp-comments-post.php';
}

/** What the cookie says about the reader; null for a stranger and for anything that is not genuine. */
function reader(): ?array
{
    static $claims = false;
    if ($claims === false) {
        $claims = null;
        foreach (missing() === [] ? cookies() : [] as $cookie) {
            $claims ??= claimsOf($cookie);
        }
    }
    return $claims;
}

/**
 * What could be the cookie. An older system, or another host of the domain, may have left one of the same name, and $_COOKIE
 * has only one of them: the first that is genuine counts.
 */
function cookies(): array
{
    $sent = $_SERVER['HTTP_COOKIE'] ?? '';
    $form = '/(?:^|;)\s*userData=([\w-]{1,1000}\.[\w-]{1,3000}\.[\w-]{86})(?=\s*(?:;|$))/';
    preg_match_all($form, is_string($sent) ? $sent : '', $found);
    return array_slice($found[1], 0, 8);
}

function fromBase64Url(string $text): string
{
    return (string) base64_decode(strtr($text, '-_', '+/'), true);
}

function claimsOf(string $token): ?array
{
    $parts = explode('.', $token);
    if (count($parts) !== 3) {
        return null;
    }
    [$head, $body, $signature] = array_map(__NAMESPACE__ . '\fromBase64Url', $parts);
    $header = json_decode($head, true);
    if (!is_array($header) || ($header['alg'] ?? '') !== 'EdDSA' || ($header['typ'] ?? '') !== 'userdata+jwt') {
        return null;
    }
    $kid = is_string($header['kid'] ?? null) ? $header['kid'] : '';
    $key = fromBase64Url(keys($kid)[$kid] ?? '');
    if (strlen($key) !== SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES || strlen($signature) !== SODIUM_CRYPTO_SIGN_BYTES) {
        return null;
    }
    if (!sodium_crypto_sign_verify_detached($signature, "$parts[0].$parts[1]", $key)) {
        return null;
    }
    $claims = json_decode($body, true);
    $isOurs = is_array($claims)
        && ($claims['iss'] ?? '') === setting('ISSUER')
        && ($claims['aud'] ?? '') === setting('EDITION')
        && is_int($claims['exp'] ?? null)
        && $claims['exp'] > time()
        && is_array($claims['rights'] ?? null);
    return $isOurs ? $claims : null;
}

/**
 * Public keys of the service by their id: asked for every five minutes, sooner where this one is not among them, and the last
 * ones while it does not answer.
 */
function keys(string $kid): array
{
    $kept = get_transient('leserkonto_keys');
    $forS = isset($kept['keys'][$kid]) ? KEYS_FOR_S : UNKNOWN_KEY_FOR_S;
    if (is_array($kept) && $kept['at'] > time() - $forS) {
        return $kept['keys'];
    }
    $answer = wp_remote_get(setting('SERVICE') . '/.well-known/jwks.json', ['timeout' => 2, 'redirection' => 0]);
    $set = wp_remote_retrieve_response_code($answer) === 200
        ? json_decode(wp_remote_retrieve_body($answer), true)
        : null;
    $keys = is_array($set) ? array_column($set['keys'] ?? [], 'x', 'kid') : $kept['keys'] ?? [];
    set_transient('leserkonto_keys', ['at' => time(), 'keys' => $keys], DAY_IN_SECONDS);
    return $keys;
}

/**
 * Asks the service, as this portal, whether the reader of an access token may read a post: 200, 403, 401 where the session is
 * over, 503 where it is not known. What was said is kept for this token and post and for nothing else: it may be one of the free
 * articles of a reader without a plan, which the service has counted.
 */
function statusOf(string $token, int $id): int
{
    if (strlen($token) > 4096 || preg_match('/^[\w-]+\.[\w-]+\.[\w-]+$/D', $token) !== 1) {
        return 401;
    }
    if (missing() !== []) {
        return 503;
    }
    $place = 'leserkonto_' . hash('sha256', "$token $id");
    $kept = get_transient($place);
    if ($kept !== false) {
        return (int) $kept;
    }
    $query = http_build_query(['edition' => setting('EDITION'), 'right' => RIGHT, 'article' => "wp-$id"]);
    $answer = wp_remote_get(setting('SERVICE') . "/user/checkRight?$query", [
        'timeout' => 4,
        'redirection' => 0,
        'headers' => ['Authorization' => "Bearer $token", 'X-Portal-Credential' => setting('PORTAL')],
    ]);
    $status = wp_remote_retrieve_response_code($answer);
    $said = json_decode(wp_remote_retrieve_body($answer), true);
    if ($status === 200 && ($said['granted'] ?? false) === true) {
        set_transient($place, 200, GRANTED_FOR_S);
        return 200;
    }
    if ($status === 403 && ($said['code'] ?? '') === 'RIGHT_NOT_GRANTED') {
        set_transient($place, 403, REFUSED_FOR_S);
        return 403;
    }
    return $status === 401 ? 401 : 503;
}

// ------------------------------------------------------------------ what the others get

/** What is above the mark, which everybody may read. */
function teaserOf(WP_Post $post): string
{
    return force_balance_tags((string) preg_split(MARK, $post->post_content, 2)[0]);
}

/**
 * WordPress, its feeds, its REST answers, blocks and most plugins show no text of a post that needs a password, so a
 * locked one passes for such a post. An excerpt is shown all the same: it is made of the teaser.
 */
function needsPassword(bool $required, $post): bool
{
    if ($required || !$post instanceof WP_Post || !isLocked($post) || mayRead($post)) {
        return $required;
    }
    // This function, two frames of the hook, post_password_required(), and who asks it.
    return (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 5)[4]['function'] ?? '') !== 'get_the_excerpt';
}
add_filter('post_password_required', __NAMESPACE__ . '\needsPassword', PHP_INT_MAX, 2);

/** In the place of the form that asks for the password: teaser and offer. */
function insteadOfForm(string $form, $post): string
{
    if (!$post instanceof WP_Post || !isLocked($post) || $post->post_password !== '') {
        return $form;
    }
    if (doing_filter('get_the_excerpt') || !decidesByCookie($post)) {
        return teaserOf($post);
    }
    wantsScript(true);
    $offer = '<p class="leserkonto-offer">Diesen Artikel lesen Sie mit einem Abo. '
        . '<a href="' . esc_url(setting('OFFER')) . '">Angebote ansehen</a> '
        . signInLink(get_permalink($post)) . '</p>';
    return "<div data-leserkonto-text=\"$post->ID\">" . teaserOf($post) . $offer . '</div>';
}
add_filter('the_password_form', __NAMESPACE__ . '\insteadOfForm', PHP_INT_MAX, 2);

/** For code that takes the pages of a text without asking for the password. */
function pagesOf(array $pages, $post): array
{
    return $post instanceof WP_Post && isLocked($post) && !mayRead($post) ? [teaserOf($post)] : $pages;
}
add_filter('content_pagination', __NAMESPACE__ . '\pagesOf', PHP_INT_MAX, 2);

/** For code that filters the text itself, such as that of trackbacks. */
function contentOf($content)
{
    $isOpen = is_string($content) === false || preg_match(MARK, $content) !== 1;
    if ($isOpen) {
        return $content;
    }
    $post = get_post();
    $isReaders = $post !== null && isLocked($post) && mayRead($post);
    return $isReaders ? $content : force_balance_tags((string) preg_split(MARK, $content, 2)[0]);
}
add_filter('the_content', __NAMESPACE__ . '\contentOf', PHP_INT_MIN);

/**
 * Whoever may search a locked text for words can read it word by word. Only the column is replaced, never what is
 * searched for, which is in quotes.
 */
function searchedColumns(string $sql): string
{
    global $wpdb;
    if (current_user_can('edit_others_posts')) {
        return $sql;
    }
    $column = "$wpdb->posts.post_content";
    $open = "IF($column REGEXP '<!--[[:space:]]*leserkonto[[:space:]]*-->', '', $column)";
    $pattern = "/'(?:[^'\\\\]|\\\\.)*'|" . preg_quote($column, '/') . '/s';
    return (string) preg_replace_callback($pattern, fn($found) => $found[0] === $column ? $open : $found[0], $sql);
}
add_filter('posts_search', __NAMESPACE__ . '\searchedColumns', PHP_INT_MAX);
add_filter('posts_search_orderby', __NAMESPACE__ . '\searchedColumns', PHP_INT_MAX);

/** The page of a locked text is different from reader to reader: nobody keeps it. */
function keepFromCaches(): void
{
    if (!is_singular() || !isLocked(get_post(get_queried_object_id()))) {
        return;
    }
    defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    nocache_headers();
    header('Cache-Control: private, no-store');
}
add_action('template_redirect', __NAMESPACE__ . '\keepFromCaches', PHP_INT_MIN);

// ------------------------------------------------------------------ what the browser asks for

/** Whose cookie is outdated, or who has just bought a plan, shows the token itself. */
function answerText(WP_REST_Request $request): WP_REST_Response|WP_Error
{
    $post = get_post((int) $request['id']);
    $isShown = isLocked($post) && is_post_publicly_viewable($post) && $post->post_password === '';
    if (!$isShown) {
        return new WP_Error('leserkonto_unknown', 'Diesen Artikel gibt es nicht.', ['status' => 404]);
    }
    // In the body alone: addresses are written down on the way.
    $token = $request->get_json_params()['token'] ?? null;
    $status = is_string($token) ? statusOf($token, $post->ID) : 401;
    if ($status !== 200) {
        return new WP_Error('leserkonto_closed', 'Diesen Artikel lesen Sie mit einem Abo.', ['status' => $status]);
    }
    opened($post->ID);
    $GLOBALS['post'] = $post;
    setup_postdata($post);
    $html = apply_filters('the_content', str_replace('<!--nextpage-->', '', $post->post_content));
    $answer = new WP_REST_Response(['html' => $html]);
    $answer->header('Cache-Control', 'private, no-store');
    return $answer;
}

add_action('rest_api_init', function (): void {
    register_rest_route('leserkonto/v1', '/text/(?P<id>\d+)', [
        'methods' => 'POST',
        'callback' => __NAMESPACE__ . '\answerText',
        // No cookie proves anything here, so there is no nonce to check: the token does.
        'permission_callback' => '__return_true',
    ]);
});

function wantsScript(bool $wants = false): bool
{
    static $wanted = false;
    return $wanted = $wanted || $wants;
}

function signInLink(string $address): string
{
    $way = '/sign-on?return_url=' . rawurlencode(wp_make_link_relative($address));
    return '<a rel="nofollow" data-leserkonto-sign-in href="' . esc_url($way) . '">Anmelden</a>';
}

/** [leserkonto]: a link to sign in, or the button to sign out. */
function sessionLinks(): string
{
    wantsScript(true);
    $here = is_string($_SERVER['REQUEST_URI'] ?? null) ? wp_unslash($_SERVER['REQUEST_URI']) : '/';
    return signInLink($here) . '<button type="button" data-leserkonto-sign-out hidden>Abmelden</button>';
}
add_shortcode('leserkonto', __NAMESPACE__ . '\sessionLinks');

add_action('wp_footer', function (): void {
    if (!wantsScript()) {
        return;
    }
    $texts = wp_json_encode(wp_make_link_relative(rest_url('leserkonto/v1/text/')), JSON_HEX_TAG);
    // Only the server says where the token goes: whoever may write a text could write an address into an attribute.
    echo <<<HTML
    <script type="module">
      import { reader } from '/leserkonto.js'
      const texts = $texts
    HTML;
    echo <<<'HTML'

      const all = (name) => document.querySelectorAll(`[data-leserkonto-${name}]`)
      const token = () => JSON.parse(localStorage.getItem('leserkonto.session') ?? '{}').access_token
      const open = async (box) => {
        const body = JSON.stringify({ token: token() })
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch(texts + Number(box.dataset.leserkontoText), { method: 'POST', headers, body })
        if (answer.ok) box.innerHTML = (await answer.json()).html
      }
      const show = (isSignedIn) => {
        for (const link of all('sign-in')) link.hidden = isSignedIn
        for (const button of all('sign-out')) button.hidden = !isSignedIn
        if (isSignedIn) for (const box of all('text')) open(box)
      }
      // The page is the same for all: only the browser knows query and anchor.
      const here = () => location.pathname + location.search + location.hash
      for (const link of all('sign-in'))
        link.onclick = () => { link.href = `/sign-on?return_url=${encodeURIComponent(here())}` }
      for (const button of all('sign-out')) button.onclick = () => reader.signOut()
      reader.onChange((isSignedIn) => (isSignedIn ? show(true) : location.reload()))
      show(reader.isSignedIn())
    </script>
    HTML;
});

// ------------------------------------------------------------------ what editors see

add_action('init', function (): void {
    register_block_pattern('leserkonto/mark', [
        'title' => 'Ab hier für Abonnenten',
        'categories' => ['text'],
        'content' => '<!-- wp:html --><!--leserkonto--><!-- /wp:html -->',
    ]);
});

add_action('admin_notices', function (): void {
    if (missing() !== []) {
        $names = implode(', ', array_map(fn($name) => "LESERKONTO_$name", missing()));
        echo '<div class="notice notice-error"><p>' . esc_html("In wp-config.php fehlt: $names.") . '</p></div>';
    }
});
