CREATE TABLE "demo_records" (
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "demo_records_noun_record_id_pk" PRIMARY KEY("noun","record_id")
);
