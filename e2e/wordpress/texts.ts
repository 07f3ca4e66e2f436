// What the WordPress of the test has to read, and where it could be read.

export const [teaser, locked, word] = ['Vorspann für alle', 'Das Mondkalb tanzt', 'Mondkalb']
export const comment = 'Ein Leserbrief'

/** Ids of a locked article, a locked draft, an open article, and a locked one with a password of WordPress. */
export type Ids = { locked: number; draft: number; open: number; password: number }

/** PHP that adds the articles and prints their ids. */
export const articles = `
$_SERVER['HTTP_HOST'] = '127.0.0.1'; $_SERVER['REQUEST_URI'] = '/';
require 'wp-load.php';
$text = '<!-- wp:paragraph --><p>${teaser}</p><!-- /wp:paragraph --><!-- wp:html --><!--leserkonto--><!-- /wp:html -->'
  . '<!-- wp:paragraph --><p>${locked}</p><!-- /wp:paragraph --><!--nextpage--><p>Seite zwei: ${locked}</p>';
$add = fn($fields) => wp_insert_post($fields + ['post_status' => 'publish', 'post_content' => $text, 'post_author' => 1], true);
$locked = $add(['post_title' => 'Gesperrt', 'post_name' => 'gesperrt']);
$draft = $add(['post_title' => 'Entwurf', 'post_status' => 'draft']);
$password = $add(['post_title' => 'Passwort', 'post_password' => 'x']);
$open = $add(['post_title' => 'Offen', 'post_name' => 'offen', 'post_content' => '<p>Für alle: Sternschnuppe</p>']);
$add(['post_title' => 'Unten', 'post_name' => 'unten', 'post_content' => str_replace('<!--leserkonto-->', '<!-- Leserkonto -->', $text)]);
$add(['post_type' => 'page', 'post_title' => 'Liste', 'post_name' => 'liste',
  'post_content' => '<!-- wp:latest-posts {"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->[leserkonto]']);
wp_update_post(['ID' => $locked, 'post_title' => 'Gesperrt']);
wp_insert_comment(['comment_post_ID' => $locked, 'comment_content' => '${comment}', 'comment_approved' => 1]);
foreach (['subscriber', 'contributor', 'author'] as $role) {
  wp_insert_user(['user_login' => $role, 'user_pass' => 'Rolle-2024', 'user_email' => "$role@example.test", 'role' => $role]);
}
echo json_encode(compact('locked', 'draft', 'open', 'password'));
`

/** Every way on which WordPress hands out texts. */
export const waysTo = (ids: Ids, origin: string): string[] => [
  ...[
    '/',
    '/gesperrt/',
    '/gesperrt/2/',
    `/?p=${ids.locked}`,
    `/?p=${ids.draft}&preview=true`,
    '/unten/',
    '/liste/',
  ],
  ...['/author/redaktion/', '/category/uncategorized/', '/gesperrt/?amp=1', '/gesperrt/?preview=true'],
  ...['/feed/', '/feed/rss/', '/feed/atom/', '/feed/rdf/', '/comments/feed/', '/comments/feed/atom/'],
  ...['/gesperrt/feed/', '/gesperrt/feed/atom/', '/?feed=rss2&withoutcomments=1', '/gesperrt/embed/'],
  ...[
    `/${new Date().getUTCFullYear()}/`,
    '/gesperrt/trackback/',
    `/?p=${ids.locked}&feed=rss2`,
    '/?feed=comments-rss2',
  ],
  ...[`/?s=${teaser}`, `/?s=${word}&sentence=1`, '/wp-sitemap.xml', '/wp-sitemap-posts-post-1.xml'],
  ...['/wp-json/', '/wp-json/wp/v2/posts', '/wp-json/wp/v2/posts?_embed', '/wp-json/wp/v2/pages'],
  ...['', '?context=edit', '?context=embed', '?password=x', '/revisions', '/autosaves'].map(
    (rest) => `/wp-json/wp/v2/posts/${ids.locked}${rest}`,
  ),
  ...[`/?rest_route=/wp/v2/posts/${ids.locked}`, `/wp-json/wp/v2/posts/${ids.password}?password=x`],
  ...[`/wp-json/wp/v2/search?search=${word}`, '/wp-json/wp/v2/comments?_embed=up', '/wp-json/wp/v2/blocks'],
  ...['json', 'xml'].map(
    (format) => `/wp-json/oembed/1.0/embed?format=${format}&url=${encodeURIComponent(`${origin}/gesperrt/`)}`,
  ),
]
