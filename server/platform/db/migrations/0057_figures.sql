CREATE TABLE "day_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"object" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "day_counts_day_kind_object_country_language_pk" PRIMARY KEY("day","kind","object","country","language"),
	CONSTRAINT "day_counts_kind_check" CHECK ("day_counts"."kind" in ('landing', 'source', 'document', 'product', 'added', 'missed', 'bot')),
	CONSTRAINT "day_counts_numbers_check" CHECK ("day_counts"."views" >= 0 and "day_counts"."visitors" between 0 and "day_counts"."views")
);
--> statement-breakpoint
CREATE TABLE "day_keys" (
	"day" date NOT NULL,
	"key" bigint NOT NULL,
	CONSTRAINT "day_keys_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE TABLE "day_secrets" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "digest_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "digest_off_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "order_inspections_hash" ON "order_inspections" USING btree ("hash");