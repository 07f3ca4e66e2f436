-- By hand, since the schema knows no partial indexes: which costs of imported password hashes wait. Empty once all have signed in.
CREATE INDEX CONCURRENTLY "account_imported_hash_idx" ON "account"(split_part("password_hash", '$', 3)) WHERE "password_hash" LIKE '$import$%';
