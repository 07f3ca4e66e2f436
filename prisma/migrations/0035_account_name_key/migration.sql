-- By hand, since the schema knows no expressions: the reader service looks for readers by the beginning of their name.
CREATE INDEX CONCURRENTLY "account_name_key_idx" ON "account"(name_key("family_name") text_pattern_ops);
