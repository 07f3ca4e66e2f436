-- By hand, since the schema knows no expressions: the reader service looks for readers by the beginning of their name.
CREATE INDEX CONCURRENTLY "account_family_name_idx" ON "account"(lower("family_name") text_pattern_ops);
