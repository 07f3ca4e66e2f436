-- By hand: the purpose of the link with which a former mailbox takes an account back.
ALTER TABLE "one_time_token"
  DROP CONSTRAINT "one_time_token_purpose_check",
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change', 'take_back',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'sign_on_keep', 'not_me',
    'login_register', 'passkey'));
