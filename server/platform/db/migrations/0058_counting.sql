-- The staff's list of searches that found nothing keeps its words.
INSERT INTO "day_counts" ("day", "kind", "object", "language", "views", "visitors")
  SELECT ("last_at" AT TIME ZONE 'UTC')::date, 'missed', "words", "language", "count", 0 FROM "search_misses";--> statement-breakpoint
DROP TABLE "search_misses" CASCADE;--> statement-breakpoint
CREATE INDEX "day_counts_missed_index" ON "day_counts" USING btree ("language","object") WHERE kind = 'missed';