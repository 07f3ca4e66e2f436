-- By hand: the purpose of what a waiting page learns that its mail was answered by. The rows that are there satisfy it, since it only
-- takes more than the constraint before it: nobody is held up by looking at them.
ALTER TABLE "one_time_token"
  DROP CONSTRAINT "one_time_token_purpose_check",
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change', 'take_back',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'sign_on_keep', 'not_me',
    'login_register', 'passkey', 'awaited')) NOT VALID;
