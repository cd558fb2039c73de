-- A fault is a code with its values now, which the staff read in their language; earlier ones keep their words.
ALTER TABLE "backup_runs" ALTER COLUMN "fault" SET DATA TYPE jsonb USING CASE WHEN "fault" IS NULL THEN NULL ELSE jsonb_build_object('code', 'unknown', 'values', jsonb_build_object('words', "fault")) END;
