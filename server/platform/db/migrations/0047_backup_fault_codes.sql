-- These reasons no longer exist.
UPDATE "backup_runs" SET "fault" = jsonb_build_object('code', 'unknown', 'values', jsonb_build_object('words', "fault"->>'code'))
WHERE "fault"->>'code' IN ('noRoom', 'outside', 'otherCounts');
