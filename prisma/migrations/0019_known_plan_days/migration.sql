-- By hand: what was copied before there were triggers. Holds no lock on the copies; a day of a copy that changes meanwhile does
-- no harm, since its reader is looked at anew. Days of yesterday are for announcements that are made up for.
INSERT INTO "plan_day" ("gp_number", "at")
  SELECT copy.gp_number, day
  FROM "rights_copy" AS copy CROSS JOIN LATERAL plan_days(copy.payload) AS day
  WHERE day > now() - interval '1 day'
  ON CONFLICT DO NOTHING;
