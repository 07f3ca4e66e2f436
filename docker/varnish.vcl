vcl 4.1;

# Varnish 7 with its modules (Debian: varnish, varnish-modules) in front of the service:
#
#   varnishd -f docker/varnish.vcl -p http_gzip_support=off -a :80,HTTP -a purge=127.0.0.1:6082,HTTP
#
# The service gets EDGE_PURGE_URL=http://127.0.0.1:6082/ and this machine's address in TRUST_PROXY. Documents come from the
# service in brotli or gzip: with gzip support on, Varnish would ask for gzip alone. Whatever ends https goes before it and sets
# X-Forwarded-Proto. The purging address must be reachable for the service alone. Tested as it is: npm test -- --only=edges.

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # Pages, which need no database: calls say themselves that it is gone.
  .probe = { .url = "/health/ready/pages"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (req.method != "POST" || !req.http.Surrogate-Key) {
      return (synth(400, "POST with Surrogate-Key"));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
  }
  # Names of hosts know no capitals, and each spelling would be kept as a page of its own.
  set req.http.Host = std.tolower(req.http.Host);
  # It names the edition, as Host does, and pages are kept under Host: a caller could put one edition's under another's.
  unset req.http.X-Forwarded-Host;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }
  # Kept is what is for everybody, and nothing else: whatever is new passes until it is named here.
  if (req.url ~ "(?i)^(/na)?/(overview|(rubrik|artikel|autoren)/[a-z0-9-]+)/?(\?|$)") {
    # The next page of a reader whom the sign-on has just signed in says so.
    if (req.http.Cookie ~ "(^|;\s*)signedOn=[a-zA-Z]") { return (pass); }
    # Only signed-in readers have this cookie. No other changes one of these pages, so none may divide the cache.
    # There may be several of its name, of which the service takes the one that is genuine.
    set req.http.Cookie = regsuball(";" + req.http.Cookie, ";\s*", ";");
    set req.http.Cookie = regsuball(req.http.Cookie, ";userData=", "; userData=");
    set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ;][^;]*", "");
    set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
    if (req.http.Cookie == "") { unset req.http.Cookie; }
  } elsif (req.url ~ "^/((feed|sitemap)\.xml|robots\.txt)(\?|$)" || req.url ~ "^/(assets|media)/") {
    unset req.http.Cookie;
  } elsif (req.url ~ "^/bilder/") {
    unset req.http.Cookie;
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  } else {
    return (pass);
  }
  # All these are the same for every origin.
  unset req.http.Origin;
  if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Up to five minutes old while a new one is fetched, an hour while the service is down.
  if (std.healthy(req.backend_hint)) { set req.grace = 300s; }
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 1h;
  # What is personal is fetched by each reader for themselves, without waiting for another's answer.
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    set beresp.grace = 0s;
    # The old page stays while the service cannot make a new one.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
    return (deliver);
  }
  if (!beresp.http.Cache-Control) { set beresp.uncacheable = true; }
  # The name under which the module reads keys.
  set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
