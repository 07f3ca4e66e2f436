-- CreateTable
CREATE TABLE "customer_link" (
    "gp_number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customer_link_pkey" PRIMARY KEY ("gp_number")
);

-- CreateTable
CREATE TABLE "link_refusal" (
    "account_id" UUID NOT NULL,
    "gp_number" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_refusal_pkey" PRIMARY KEY ("account_id","gp_number")
);

-- CreateIndex
CREATE INDEX "customer_link_account_id_idx" ON "customer_link"("account_id", "linked_at");

-- AddForeignKey
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "link_refusal" ADD CONSTRAINT "link_refusal_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand, from here on.
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_method_check"
  CHECK ("method" IN ('number', 'email', 'address', 'found')) NOT VALID;

-- Until no process of the former release runs, what it writes to account is a row here, and account has the first row's
-- number. The depth tells whose statement began it.
CREATE FUNCTION link_as_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM customer_link WHERE gp_number = OLD.gp_number AND account_id = OLD.id;
  END IF;
  -- Rows that are put back, as by a reset, have both.
  IF NEW.gp_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM customer_link WHERE gp_number = NEW.gp_number AND account_id = NEW.id) THEN
    INSERT INTO customer_link (gp_number, account_id, method, linked_at)
    VALUES (NEW.gp_number, NEW.id, NEW.link_method, coalesce(NEW.linked_at, NEW.created_at));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "account_link_inserted" AFTER INSERT ON "account"
  FOR EACH ROW WHEN (NEW.gp_number IS NOT NULL AND pg_trigger_depth() = 0) EXECUTE FUNCTION link_as_account();
CREATE TRIGGER "account_link_updated" AFTER UPDATE OF "gp_number" ON "account"
  FOR EACH ROW WHEN (OLD.gp_number IS DISTINCT FROM NEW.gp_number AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION link_as_account();

CREATE FUNCTION account_as_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.account_id ELSE NEW.account_id END;
BEGIN
  UPDATE account SET (gp_number, link_method, linked_at) = (
    SELECT l.gp_number, CASE l.method WHEN 'found' THEN 'email' ELSE l.method END, l.linked_at
    FROM customer_link l WHERE l.account_id = holder ORDER BY l.linked_at, l.gp_number LIMIT 1)
  WHERE id = holder;
  RETURN NULL;
END
$$;
CREATE TRIGGER "customer_link_changed" AFTER INSERT OR UPDATE OR DELETE ON "customer_link"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION account_as_links();
