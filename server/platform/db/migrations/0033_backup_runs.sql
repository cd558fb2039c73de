CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"is_good" boolean,
	"snapshot" text,
	"rows" integer,
	"files" integer,
	"file_bytes" bigint,
	"written_bytes" bigint,
	"fault" text,
	CONSTRAINT "backup_runs_kind" CHECK ("backup_runs"."kind" in ('backup', 'drill')),
	CONSTRAINT "backup_runs_label" CHECK ("backup_runs"."label" in ('scheduled', 'manual', 'upgrade'))
);
--> statement-breakpoint
CREATE INDEX "backup_runs_kind_started_at_index" ON "backup_runs" USING btree ("kind","started_at");