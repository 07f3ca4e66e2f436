-- CreateTable
CREATE TABLE "plan_day" (
    "gp_number" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_day_pkey" PRIMARY KEY ("gp_number","at")
);

-- CreateIndex
CREATE INDEX "plan_day_at_gp_number_idx" ON "plan_day"("at", "gp_number");

-- By hand: the days at which the plans of a copy begin and end.
CREATE FUNCTION plan_days(payload JSONB) RETURNS SETOF TIMESTAMPTZ LANGUAGE sql STABLE AS $$
  SELECT day.at::timestamptz
  FROM jsonb_array_elements(payload->'subscriptions') AS plan
  CROSS JOIN LATERAL (VALUES (plan->>'start_date'), (plan->>'end_date')) AS day (at)
  WHERE day.at IS NOT NULL
$$;

-- By triggers, so that what a process of the former release writes is known as well. A day that was over when the publisher
-- was asked is no news: what its answer changes is followed by whoever asked.
CREATE FUNCTION note_plan_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM plan_day WHERE gp_number = OLD.gp_number;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO plan_day (gp_number, at)
      SELECT NEW.gp_number, day FROM plan_days(NEW.payload) AS day WHERE day > NEW.fetched_at
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "rights_copy_plan_days" AFTER INSERT OR DELETE ON "rights_copy"
  FOR EACH ROW EXECUTE FUNCTION note_plan_days();
CREATE TRIGGER "rights_copy_other_plan_days" AFTER UPDATE ON "rights_copy"
  FOR EACH ROW WHEN (OLD.payload IS DISTINCT FROM NEW.payload) EXECUTE FUNCTION note_plan_days();
