-- Alone, since it reads all accounts: the triggers are there already, and a link that ends meanwhile waits for this.
INSERT INTO "customer_link" ("gp_number", "account_id", "method", "linked_at")
SELECT "gp_number", "id", "link_method", coalesce("linked_at", "created_at") FROM "account" WHERE "gp_number" IS NOT NULL
FOR SHARE
ON CONFLICT ("gp_number") DO NOTHING;
