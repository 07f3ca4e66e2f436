/** What no sequence of calls and no fault may leave behind: a sentence, and the query whose rows break it. */
export type Invariant = { sentence: string; broken: string }

const invariant = (sentence: string, broken: string): Invariant => ({ sentence, broken })

/** What the database alone shows, at any moment, beyond what CHECKs and unique indexes refuse by themselves. */
export const inDatabase: Readonly<Record<string, Invariant>> = {
  sessionOfInactive: invariant(
    'Only an activated account has sessions.',
    "SELECT 1 FROM session s JOIN account a ON a.id = s.account_id WHERE a.status <> 'activated'",
  ),
  attemptBesideAccount: invariant(
    'No registration waits beside an account that was activated after it, unless it is a decoy.',
    'SELECT 1 FROM pending_registration p JOIN account a USING (email_key) WHERE NOT p.decoy AND p.created_at < a.activated_at',
  ),
  listWithoutProof: invariant(
    'A confirmed list has its proof of consent.',
    `SELECT 1 FROM newsletter_subscription n WHERE n.state = 'confirmed' AND NOT EXISTS (
      SELECT 1 FROM consent_event c WHERE c.type = 'confirmed'
        AND c.newsletter_user_id = n.newsletter_user_id AND n.newsletter_id = ANY (c.newsletter_ids))`,
  ),
  endWithoutProof: invariant(
    'A list that its reader has left has the proof of that.',
    `SELECT 1 FROM newsletter_subscription n WHERE n.state = 'unsubscribed' AND NOT EXISTS (
      SELECT 1 FROM consent_event c WHERE c.type IN ('unsubscribed', 'changed', 'suppressed', 'denied')
        AND c.newsletter_user_id = n.newsletter_user_id AND n.newsletter_id = ANY (c.newsletter_ids))`,
  ),
  proofWithoutWords: invariant(
    'A proof that a reader asked for a list names the text they saw.',
    "SELECT 1 FROM consent_event WHERE type = 'requested' AND (text_version IS NULL OR text_sha256 IS NULL)",
  ),
  listOfAnother: invariant(
    'The newsletters of an account are those of its address.',
    'SELECT 1 FROM newsletter_user n JOIN account a ON a.id = n.account_id WHERE n.email_key <> a.email_key',
  ),
  tokenBeforeItself: invariant(
    'No link was used before it was made.',
    'SELECT 1 FROM one_time_token WHERE consumed_at < created_at',
  ),
  seatOversold: invariant(
    'No plan has more seats taken or offered than it has.',
    `SELECT 1 FROM shared_seat WHERE status IN ('invited', 'accepted', 'activated') GROUP BY shared_subscription_id
      HAVING count(*) > (SELECT max_members FROM shared_subscription s WHERE s.id = shared_subscription_id)`,
  ),
  memberOfEnded: invariant(
    'A plan that has ended has no members.',
    `SELECT 1 FROM shared_seat t JOIN shared_subscription s ON s.id = t.shared_subscription_id
      WHERE s.status = 'ended' AND t.status = 'activated'`,
  ),
  seatWithoutHistory: invariant(
    'How a seat ended is written down.',
    `SELECT 1 FROM shared_seat s WHERE status IN ('declined', 'revoked', 'quit', 'ended')
      AND NOT EXISTS (SELECT 1 FROM shared_event e WHERE e.seat_id = s.id)`,
  ),
  pictureWithoutObject: invariant(
    'The picture an account shows is a stored one that nobody will sweep away.',
    `SELECT 1 FROM account a WHERE a.picture IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM picture_object p WHERE p.bucket || '%' || p.key = a.picture AND p.orphan_at IS NULL)`,
  ),
  pictureOfNobody: invariant(
    'A stored picture is shown by its account or is marked to be swept away.',
    `SELECT 1 FROM picture_object p WHERE p.orphan_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM account a WHERE a.picture = p.bucket || '%' || p.key)`,
  ),
}

/**
 * What has to be looked at outside of the database, as tables of one connection: the inbox (`times` is how often a
 * Message-ID arrived), what the publisher believes, the files of the picture store, and what callers were promised by an
 * answer. `doubles_allowed` is how many mails may have come twice: those that were under way when a process died.
 */
export const evidenceTables = `
  CREATE TEMP TABLE IF NOT EXISTS seen_mail (message_id text, to_key text, times int);
  CREATE TEMP TABLE IF NOT EXISTS seen_seat (subscription_id text, seat_id text, account_id text);
  CREATE TEMP TABLE IF NOT EXISTS seen_consent (email_key text, newsletter_id text, state text);
  CREATE TEMP TABLE IF NOT EXISTS seen_picture (key text);
  CREATE TEMP TABLE IF NOT EXISTS doubles_allowed (mails int);
  CREATE TEMP TABLE IF NOT EXISTS promised_account (email_key text, state text, given_name text);
  CREATE TEMP TABLE IF NOT EXISTS promised_end (session_id uuid);
  CREATE TEMP TABLE IF NOT EXISTS promised_list (email_key text, newsletter_id text, state text);
  CREATE TEMP TABLE IF NOT EXISTS promised_seat (email_key text, subscription_id text);
  CREATE TEMP TABLE IF NOT EXISTS promised_mail (to_key text, purpose text, least int, most int)`

/** What of the outbox is left to do. A letter that is to be written minutes later is not. */
export const isLeft = "NOT (attempts = 0 AND next_at > created_at + interval '5 minutes')"

/** What holds once the fault is over and the outbox is empty; needs `evidenceTables`. */
export const afterFault: Readonly<Record<string, Invariant>> = {
  outboxDrains: invariant('The outbox drains.', `SELECT 1 FROM outbox WHERE ${isLeft}`),
  mailLost: invariant(
    'A mail the log calls sent is in the inbox.',
    "SELECT 1 FROM mail_log l WHERE l.state <> 'failed' AND NOT EXISTS (SELECT 1 FROM seen_mail s WHERE s.message_id = l.message_id)",
  ),
  mailUnknown: invariant(
    'A mail in the inbox is in the log.',
    'SELECT 1 FROM seen_mail s WHERE NOT EXISTS (SELECT 1 FROM mail_log l WHERE l.message_id = s.message_id)',
  ),
  mailDoubled: invariant(
    'A mail came twice, by its Message-ID, only if a process died or was cut off while it was under way.',
    'SELECT 1 FROM seen_mail HAVING sum(times - 1) > (SELECT coalesce(sum(mails), 0) FROM doubles_allowed)',
  ),
  mailPromised: invariant(
    'Each reader who was promised a mail got it, and none was sent that nobody asked for.',
    `SELECT 1 FROM promised_mail p WHERE (
      SELECT count(DISTINCT s.message_id) FROM seen_mail s JOIN mail_log l USING (message_id)
        WHERE s.to_key = p.to_key AND l.purpose = p.purpose) NOT BETWEEN p.least AND p.most`,
  ),
  accountLost: invariant(
    'An account that was activated is there, and as it was last saved.',
    `SELECT 1 FROM promised_account p LEFT JOIN account a USING (email_key) WHERE p.state = 'active'
      AND (a.id IS NULL OR a.status <> 'activated' OR p.given_name IS DISTINCT FROM a.given_name)`,
  ),
  accountBack: invariant(
    'An account that was deleted is gone, with its sessions and newsletters.',
    `SELECT 1 FROM promised_account p WHERE p.state = 'gone' AND (
      EXISTS (SELECT 1 FROM account a WHERE a.email_key = p.email_key)
      OR EXISTS (SELECT 1 FROM newsletter_user n WHERE n.email_key = p.email_key))`,
  ),
  sessionAlive: invariant(
    'A session that was ended is not there.',
    'SELECT 1 FROM promised_end p JOIN session s ON s.id = p.session_id',
  ),
  listForgotten: invariant(
    'A list is as its reader last confirmed or left it.',
    `SELECT 1 FROM promised_list p WHERE NOT EXISTS (
      SELECT 1 FROM newsletter_user u JOIN newsletter_subscription n ON n.newsletter_user_id = u.id
        WHERE u.email_key = p.email_key AND n.newsletter_id = p.newsletter_id AND n.state = p.state)`,
  ),
  seatForgotten: invariant(
    'Who was told that they have a seat has it.',
    `SELECT 1 FROM promised_seat p WHERE NOT EXISTS (
      SELECT 1 FROM shared_seat t JOIN shared_subscription s ON s.id = t.shared_subscription_id
        WHERE t.email_key = p.email_key AND s.crm_subscription_id = p.subscription_id AND t.status = 'activated')`,
  ),
  seatOnlyOurs: invariant(
    'The publisher knows each seat that is activated here.',
    `SELECT 1 FROM shared_seat t JOIN shared_subscription s ON s.id = t.shared_subscription_id
      WHERE t.status = 'activated' AND s.status = 'live' AND NOT EXISTS (SELECT 1 FROM seen_seat p
        WHERE p.subscription_id = s.crm_subscription_id AND p.seat_id = t.crm_seat_id
          AND p.account_id = t.account_id::text)`,
  ),
  seatOnlyTheirs: invariant(
    'Each seat the publisher knows of a plan that runs is activated here.',
    `SELECT 1 FROM seen_seat p JOIN shared_subscription s ON s.crm_subscription_id = p.subscription_id
      WHERE s.status = 'live' AND NOT EXISTS (SELECT 1 FROM shared_seat t
        WHERE t.shared_subscription_id = s.id AND t.crm_seat_id = p.seat_id AND t.status = 'activated')`,
  ),
  consentOnlyOurs: invariant(
    'The publisher was told of each list that somebody confirmed under the fault.',
    `SELECT 1 FROM promised_list p WHERE p.state = 'confirmed' AND NOT EXISTS (SELECT 1 FROM seen_consent c
      WHERE c.email_key = p.email_key AND c.newsletter_id = p.newsletter_id AND c.state = 'subscribed')`,
  ),
  consentOnlyTheirs: invariant(
    'The publisher believes nobody to receive a list who has left it here.',
    `SELECT 1 FROM seen_consent c WHERE c.state = 'subscribed' AND NOT EXISTS (
      SELECT 1 FROM newsletter_user u JOIN newsletter_subscription n ON n.newsletter_user_id = u.id
        WHERE u.email_key = c.email_key AND n.newsletter_id = c.newsletter_id AND n.state IN ('confirmed', 'paused'))`,
  ),
  pictureFileOfNobody: invariant(
    'Each file of the picture store is one the database knows.',
    'SELECT 1 FROM seen_picture f WHERE NOT EXISTS (SELECT 1 FROM picture_object p WHERE p.key = f.key)',
  ),
  pictureFileLost: invariant(
    'Each picture that is shown is in the store.',
    'SELECT 1 FROM picture_object p WHERE p.orphan_at IS NULL AND NOT EXISTS (SELECT 1 FROM seen_picture f WHERE f.key = p.key)',
  ),
}
