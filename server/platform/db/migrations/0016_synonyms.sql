CREATE TABLE "search_misses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_language_words_unique" UNIQUE("language","words"),
	CONSTRAINT "search_misses_language_check" CHECK ("search_misses"."language" in ('en', 'fr', 'es', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"words" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "synonyms_language_check" CHECK ("synonyms"."language" in ('en', 'fr', 'es', 'zh'))
);
--> statement-breakpoint
CREATE INDEX "search_misses_last_at_index" ON "search_misses" USING btree ("last_at");